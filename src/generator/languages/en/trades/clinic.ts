import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const clinic: TradeWords = {
  senses: [
    {
      noun: 'clinic',
      words: [
        'clinic',
        'medical clinic',
        'medical practice',
        'doctor’s office',
        'doctor',
        'gp practice',
        'health center',
        'health centre',
        'medical center',
        'pediatrician',
        'dermatologist',
        'dermatology clinic',
      ],
    },
    {
      noun: 'physiotherapy practice',
      words: [
        'physiotherapist',
        'physiotherapy',
        'physical therapist',
        'physical therapy',
        'osteopath',
        'chiropractor',
        'physio',
      ],
      schemaType: 'Physiotherapy',
    },
    {
      noun: 'therapy practice',
      words: [
        'therapist',
        'psychologist',
        'psychotherapist',
        'counselor',
        'counsellor',
        'psychotherapy',
        'mental health',
      ],
      schemaType: 'MedicalBusiness',
    },
    { noun: 'optician', words: ['optician', 'optometrist', 'eye clinic'], schemaType: 'Optician' },
  ],
  hints: [
    'checkups',
    'check-ups',
    'patients',
    'treatment',
    'treatments',
    'consultations',
    'hygiene',
    'vaccinations',
    'rehabilitation',
  ],
  action: 'Request an appointment',
  submit: 'Request an appointment',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Care in ${'place'}, by appointment`,
    line`Your ${'noun'} in ${'place'}`,
    line`Appointments for ${'offerings'}`,
    'Make an appointment, ask your questions',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Appointments for ${'offerings'}.`,
    line`${'name'}, ${'noun'} in ${'place'}, sees patients for ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Request an appointment, bring your questions, and leave knowing the next step.`,
    line`Appointments in ${'place'} for ${'offerings'}.`,
    line`${'name'} sees patients for ${'offerings'}.`,
    line`At ${'name'} an appointment starts with your questions and ends with a plan you understand.`,
    line`${'aNoun'} in ${'place'}. Request an appointment, bring your questions, and leave knowing the next step.`,
    line`Appointments for ${'offerings'}.`,
    'Request an appointment, bring your questions and the list of what you take, and leave knowing the next step.',
  ],
  closing: ['Ask for a day that suits you.', 'Tell us briefly what brings you here.'],
  beside: [
    'Ask what it involves before you agree.',
    'Tell us about medication and allergies.',
    'Bring earlier results if you have them.',
    'You may bring someone you trust.',
  ],
  toFill: ['Add a treatment', 'Add a second treatment', 'Add a check-up or consultation'],
  sections: {
    features: {
      nav: 'Patients',
      heading: [line`For patients of ${'name'}`, 'For our patients'],
      items: [
        {
          title: 'Before you come',
          body: 'Write down what hurts, for how long, and what you already take.',
        },
        {
          title: 'While you are here',
          body: 'Ask as often as you need. You decide about your treatment, and for that you must understand it.',
        },
        {
          title: 'Afterwards',
          body: 'Keep your notes, follow the plan, and get in touch if something does not feel right.',
        },
      ],
    },
    offerings: {
      nav: 'Treatments',
      heading: [line`Treatments at ${'name'}`, 'Treatments'],
      intro: ['Which of them suits you is decided together, after an examination.'],
    },
    team: { nav: 'Team', heading: ['Who will see you'] },
    process: {
      nav: 'Your visit',
      heading: ['Your first visit'],
      items: [
        {
          title: 'Request a time',
          body: 'Choose a day and leave a number where we can reach you.',
        },
        { title: 'Come and talk', body: 'You describe, we examine, and we explain what we find.' },
        {
          title: 'Choose the way',
          body: 'You hear the options and what each one costs, and take the time you need.',
        },
      ],
    },
    pricing: {
      nav: 'Fees',
      heading: ['Fees'],
      intro: ['Ask your insurer what it covers. We can tell you what to ask for.'],
    },
    about: {
      heading: [line`The practice ${'name'}`, 'About the practice'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. Good care begins with listening.`,
        'Good care begins with listening.',
      ],
    },
    faq: {
      nav: 'Questions',
      heading: ['What patients ask'],
      items: [
        {
          title: 'Is this page for emergencies?',
          body: 'No. In an emergency, call the emergency number of your country at once.',
        },
        {
          title: 'What should I bring?',
          body: 'Your insurance card or papers, a list of what you take, and earlier results if you have them.',
        },
        {
          title: 'I am nervous. What can I do?',
          body: 'Tell us when you book. We can plan more time and explain each step first.',
        },
      ],
    },
    visit: {
      nav: 'Find us',
      heading: [line`The way to us in ${'place'}`, 'The way to the practice'],
      intro: ['If you use a wheelchair or a stroller, tell us and we will describe the entrance.'],
    },
    callToAction: {
      heading: ['Been putting it off?'],
      intro: ['A short message is the hardest part, and then it is done.'],
    },
    contact: {
      nav: 'Appointment',
      heading: [line`Appointments at ${'name'}`, 'Ask for an appointment'],
      intro: ['Please keep medical details for the appointment itself.'],
    },
  },
};
