/** Drawings of 24 by 24, in strokes. */

export const ICONS = {
  bot: "M8 9h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3zM12 9V5.5M12 4.2v.1M9.6 13.4v1.2M14.4 13.4v1.2",
  friends:
    "M6 8.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19.5c0-3.5 2.6-5.6 6-5.6s6 2.1 6 5.6M15.6 5.7a2.9 2.9 0 0 1 0 5.6M17.3 14.3c2.3.6 3.7 2.4 3.7 5.2",
  phone:
    "M8 2.8h8a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2zM9.3 9.3h5.4l-1.8-1.8M14.7 12.9H9.3l1.8 1.8",
  dice: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.6 8.6v.01M15.4 15.4v.01M12 12v.01M15.4 8.6v.01M8.6 15.4v.01",
  rules: "M5 5.5a2 2 0 0 1 2-2h12v13.5H7.5a2.5 2.5 0 0 0 0 4.5H19M5 5.5v13.7M9 8h6",
  history: "M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8M3.5 4v4h4M12 7.5V12l3 2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  settings: "M4 8h8M18 8h2M15 5.5v5M4 16h2M12 16h8M9 13.5v5",
  share: "M12 15V4M8 7.8l4-4 4 4M5 12.5V19h14v-6.5",
  copy: "M9 9h10v11H9zM15 9V4.5H5V15h4",
  tv: "M3.5 5h17v11.5h-17zM8.5 20h7",
} as const;

export type IconName = keyof typeof ICONS;
