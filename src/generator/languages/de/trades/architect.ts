import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const architect: TradeWords = {
  senses: [
    {
      noun: 'Architekturbüro',
      gender: 'n',
      words: [
        'architekt',
        'architektin',
        'architekten',
        'architektur',
        'architekturbüro',
        'architekturbüros',
        'architekturstudio',
      ],
    },
    {
      noun: 'Innenarchitekturbüro',
      gender: 'n',
      words: [
        'innenarchitekt',
        'innenarchitektin',
        'innenarchitektur',
        'innenarchitekten',
        'innenarchitekturbüro',
        'interior design',
        'interiordesign',
        'interior designer',
        'interior designerin',
        'raumgestaltung',
        'einrichtungsberatung',
        'wohnberatung',
      ],
    },
    {
      noun: 'Raumausstattungsbetrieb',
      gender: 'm',
      words: ['raumausstatter', 'raumausstatterin', 'raumausstattung', 'raumausstattungsbetrieb'],
    },
    {
      noun: 'Landschaftsarchitekturbüro',
      gender: 'n',
      words: [
        'landschaftsarchitekt',
        'landschaftsarchitektin',
        'landschaftsarchitektur',
        'landschaftsarchitekten',
        'freiraumplanung',
        'landschaftsarchitekturbüro',
      ],
    },
    {
      noun: 'Ingenieurbüro',
      gender: 'n',
      words: [
        'ingenieurbüro',
        'bauingenieur',
        'bauingenieurin',
        'statiker',
        'statikerin',
        'statikbüro',
        'tragwerksplanung',
        'tragwerksplaner',
      ],
    },
    {
      noun: 'Büro für Stadtplanung',
      gender: 'n',
      words: [
        'stadtplanung',
        'stadtplaner',
        'stadtplanerin',
        'bauleitplanung',
        'büro für stadtplanung',
      ],
    },
  ],
  hints: [
    'entwürfe',
    'entwurf',
    'grundrisse',
    'grundriss',
    'bauantrag',
    'bauanträge',
    'wettbewerbe',
    'bauleitung',
    'wohnhäuser',
    'wohnbau',
    'schulbau',
    'bestand',
    'bauen im bestand',
    'nachverdichtung',
    'raumkonzepte',
    'lichtplanung',
    'visualisierungen',
    'einfamilienhäuser',
    'denkmalschutz',
    'holzbauten',
    'hochbauplanung',
  ],
  action: 'Über ein Bauvorhaben sprechen',
  submit: 'Aufgabe senden',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Entworfen ${'inPlace'}`,
    line`Auf dem Zeichentisch: ${'offerings'}`,
    'Erst der Ort, dann der Strich',
  ],
  description: [
    line`${'name'} ${'inPlace'}. Auf dem Zeichentisch: ${'offerings'}.`,
    line`${'name'} ${'inPlace'}. Ein Grundstück, ein Altbau, ein Zimmer: Am Anfang stehen Licht, Wege und die Frage, wer hier lebt.`,
    line`${'aNoun'} ${'inPlace'}. Auf dem Zeichentisch: ${'offerings'}.`,
    line`${'name'}. Auf dem Zeichentisch: ${'offerings'}.`,
    line`${'name'}. Ein Grundstück, ein Altbau, ein Zimmer: Am Anfang stehen Licht, Wege und die Frage, wer hier lebt.`,
    line`${'aNoun'} ${'inPlace'}. Ein Grundstück, ein Altbau, ein Zimmer: Am Anfang stehen Licht, Wege und die Frage, wer hier lebt.`,
    line`Auf dem Zeichentisch: ${'offerings'}.`,
    'Ein Grundstück, ein Altbau, ein Zimmer: Am Anfang stehen Licht, Wege und die Frage, wer hier lebt. Danach kommt der erste Strich.',
  ],
  closing: [
    'Erzählen Sie vom Ort und davon, wer dort wohnen oder arbeiten soll.',
    'Schicken Sie einen Lageplan, wenn es einen gibt.',
  ],
  beside: [
    'Fragen Sie, welche Leistungsphasen dazugehören.',
    'Sagen Sie, was vom Bestand erhalten bleiben soll.',
    'Fragen Sie nach einem Modell oder einer Skizze.',
    'Nennen Sie den Rahmen: Fläche, Budget, Einzug.',
  ],
  toFill: [
    'Ergänzen Sie ein Projekt oder eine Bauaufgabe',
    'Ergänzen Sie eine zweite Bauaufgabe',
    'Ergänzen Sie eine dritte Bauaufgabe',
  ],
  sections: {
    gallery: {
      nav: 'Projekte',
      heading: [line`Projekte von ${'name'}`, 'Gezeichnet und gedacht'],
      intro: ['Grundriss, Schnitt, Ansicht.'],
    },
    features: {
      nav: 'Haltung',
      heading: [line`Entwerfen mit ${'name'}`, 'Wie ein Entwurf beginnt'],
      items: [
        {
          title: 'Der Ort zuerst',
          body: 'Wo die Sonne steht, woher der Wind kommt, was die Nachbarn sehen: Das steht vor der Form.',
        },
        {
          title: 'Ein Tag im Haus',
          body: 'Wir zeichnen den Weg vom Aufstehen bis zum Abschließen und prüfen daran den Grundriss.',
        },
        {
          title: 'Weniger bauen',
          body: 'Manchmal löst eine versetzte Wand, wofür ein Anbau gedacht war.',
        },
      ],
    },
    offerings: {
      nav: 'Aufgaben',
      heading: [line`Woran ${'name'} zeichnet`, 'Woran wir zeichnen'],
      intro: ['Auch die kleine Aufgabe hat einen Grundriss. Fragen Sie.'],
    },
    process: {
      nav: 'Phasen',
      heading: ['Von der Skizze zum Schlüssel'],
      items: [
        { title: 'Grundlagen', body: 'Ort, Recht, Wünsche und Rahmen kommen auf einen Tisch.' },
        { title: 'Entwurf', body: 'Skizzen und Modelle, an denen Sie herumschieben dürfen.' },
        {
          title: 'Werkplanung',
          body: 'Pläne mit Maß und Material, nach denen Firmen rechnen und bauen.',
        },
      ],
    },
    about: {
      nav: 'Das Büro',
      heading: [line`Das Büro ${'name'}`, 'Bleistift, Pappe, Maßstab'],
      intro: [
        line`${'name'} arbeitet ${'inPlace'}. Ein Plan ist ein Versprechen in dünnen Linien; gezeichnet wird, bis es sich halten lässt.`,
        'Ein Plan ist ein Versprechen in dünnen Linien. Gezeichnet wird, bis es sich halten lässt.',
      ],
    },
    pricing: {
      nav: 'Honorar',
      heading: ['Wonach sich das Honorar richtet'],
      intro: [
        'Umfang, Phasen und Schwierigkeit bestimmen es. Fragen Sie nach einer Aufstellung für Ihr Vorhaben.',
      ],
    },
    team: {
      nav: 'Köpfe',
      heading: [line`Wer bei ${'name'} zeichnet`, 'Wer den Stift hält'],
      intro: ['Namen, Aufgaben und woran gerade gesessen wird.'],
    },
    faq: {
      nav: 'Fragen',
      heading: ['Vor dem ersten Strich'],
      items: [
        {
          title: 'Wann soll ich jemanden dazuholen?',
          body: 'Vor dem Grundstückskauf oder Mietvertrag. Dann lässt sich noch sagen, was dort möglich ist.',
        },
        {
          title: 'Was bringe ich mit?',
          body: 'Lageplan, alte Pläne, Bilder und eine Liste, was im Alltag stört.',
        },
        {
          title: 'Wer stellt den Bauantrag?',
          body: 'Das gehört zu den Phasen, die man beauftragt. Fragen Sie, welche Sie brauchen.',
        },
      ],
    },
    visit: {
      nav: 'Adresse',
      heading: [line`Der Zeichentisch ${'inPlace'}`, 'Wo der Zeichentisch steht'],
      intro: ['Kommen Sie mit Termin und mit Plänen unter dem Arm.'],
    },
    callToAction: {
      nav: 'Vorhaben',
      heading: ['Ein Haus, das nicht mehr passt?'],
      intro: ['Beschreiben Sie einen gewöhnlichen Tag darin.'],
    },
    contact: {
      nav: 'Kontakt',
      heading: [line`${'name'} vom Vorhaben erzählen`, 'Von einem Vorhaben erzählen'],
      intro: ['Ort, ungefähre Fläche, Nutzung und wann Sie einziehen möchten.'],
    },
  },
};
