// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const differences: Readonly<Record<string, readonly string[]>> = {
  "longo": [
    "De dobbelstenen hebben acht zijden en de rijen lopen tot 16.",
    "Elke rij heeft twee slotvakjes. Voor allebei heb je zes kruisjes nodig, en één van de twee sluit de rij.",
    "Je hebt twee geluksgetallen. Gooien de witte dobbelstenen er een van, dan mag je in plaats daarvan het volgende vakje aankruisen in de rij met je minste kruisjes.",
  ],
  "mixx-a": [
    "De getallen lopen zoals altijd, maar elke rij wisselt onderweg van kleur.",
    "Een gekleurde dobbelsteen geldt voor de vakjes van zijn kleur, in welke rij ze ook staan.",
    "Kruisjes, sloten en punten tellen per rij, ongeacht de kleuren.",
    "Sluit een rij, dan verdwijnt de dobbelsteen met de kleur van het laatste vakje. De witte som telt in de andere rijen nog wel voor die kleur.",
  ],
  "mixx-b": [
    "De getallen van elke rij staan door elkaar.",
    "Je kruist toch van links naar rechts aan: op volgorde van plaats, niet van getal.",
    "Rood sluit met 11, geel met 10, groen met 3 en blauw met 4; 2 en 12 zijn gewone vakjes.",
  ],
  "bonus-a": [
    "Twaalf vakjes zijn bonusvakjes. Kruis je er een aan, dan is de volgende kleur van de bonusbalk aan de beurt.",
    "Je moet dan meteen het volgende vakje in de rij van die kleur aankruisen.",
    "Is dat ook een bonusvakje, dan gaat het door: één kruisje kan een hele ketting in gang zetten.",
    "Sluit een rij, dan wordt haar kleur in de balk weggestreept.",
  ],
  "bonus-b": [
    "Tien vakjes zijn per paar gemarkeerd. Kruis je beide van een paar aan, dan verdien je de bonus.",
    "Twee bonussen geven meteen kruisjes: twee in je kortste rij, of één in elke rij.",
    "De andere drie tellen aan het eind: je kortste rij telt dubbel, 13 punten, of mislukte worpen kosten niets.",
  ],
  "big-points": [
    "Tussen de rijen staan ronde vakjes.",
    "Is het vakje met hetzelfde getal ernaast aangekruist en valt dat getal nog een keer, dan mag je in plaats daarvan het ronde aankruisen.",
    "Elk rond kruisje telt voor beide rijen. Een rij telt hoogstens 15 kruisjes.",
    "Voor de vijf kruisjes die een slot nodig heeft, tellen ronde niet mee.",
  ],
};
