import app from 'vuetify/lib/components/VApp/VApp.css?raw';
import button from 'vuetify/lib/components/VBtn/VBtn.css?raw';
import card from 'vuetify/lib/components/VCard/VCard.css?raw';
import panels from 'vuetify/lib/components/VExpansionPanel/VExpansionPanel.css?raw';
import fieldCss from 'vuetify/lib/components/VField/VField.css?raw';
import footer from 'vuetify/lib/components/VFooter/VFooter.css?raw';
import container from 'vuetify/lib/components/VGrid/VContainer.css?raw';
import grid from 'vuetify/lib/components/VGrid/VGrid.css?raw';
import input from 'vuetify/lib/components/VInput/VInput.css?raw';
import label from 'vuetify/lib/components/VLabel/VLabel.css?raw';
import main from 'vuetify/lib/components/VMain/VMain.css?raw';
import textField from 'vuetify/lib/components/VTextField/VTextField.css?raw';
import textarea from 'vuetify/lib/components/VTextarea/VTextarea.css?raw';
import toolbar from 'vuetify/lib/components/VToolbar/VToolbar.css?raw';
import core from 'vuetify/lib/styles/core.css?raw';
import utilities from 'vuetify/lib/styles/utilities.css?raw';
import { markup } from '../../document/html';
import type { Dialect } from '../Dialect';
import { pruneCss } from '../pruneCss';
import bridge from './vuetify.css?raw';
import { vuetifyField } from './vuetifyField';

const PARTS = [
  core,
  app,
  main,
  container,
  grid,
  button,
  card,
  toolbar,
  panels,
  label,
  input,
  fieldCss,
  textField,
  textarea,
  footer,
  utilities,
];

const ROW = 'v-row v-row--density-default';
const BUTTON = 'site-button v-btn v-btn--density-default';

/** Vuetify 4: the markup its components leave on a page and their style sheets, without its script. */
export const vuetifyDialect: Dialect = {
  framework: 'vuetify',
  classes: {
    page: 'v-application__wrap v-application',
    skip: '',
    header: 'v-toolbar v-toolbar--flat',
    headerInner: 'v-container d-flex align-center justify-space-between ga-6 py-3',
    brand: '',
    navigation: '',
    links: 'd-flex flex-wrap align-center ga-6',
    link: '',
    linkInRow: 'site-link',
    menu: '',
    menuButton: '',
    menuLinks: '',
    menuLink: '',
    main: 'v-main',
    section: '',
    container: 'v-container',
    group: {
      between: 'd-flex flex-column flex-md-row align-md-center justify-md-space-between ga-2',
    },
    heading: { 1: '', 2: '', 3: '' },
    text: {},
    actions: 'd-flex flex-wrap ga-3',
    button: {
      primary: `${BUTTON} v-btn--variant-flat v-btn--size-large`,
      secondary: `${BUTTON} site-button-quiet v-btn--variant-outlined v-btn--size-large`,
      small: `${BUTTON} v-btn--variant-flat v-btn--size-default`,
    },
    split: {
      even: {
        row: `${ROW} site-row-wide align-center`,
        first: 'v-col v-col--cols-12 v-col--cols-md-6',
        second: 'v-col v-col--cols-12 v-col--cols-md-6',
      },
      narrow: {
        row: `${ROW} site-row-wide`,
        first: 'v-col v-col--cols-12 v-col--cols-md-5',
        second: 'v-col v-col--cols-12 v-col--cols-md-7',
      },
      wide: {
        row: `${ROW} site-row-wide align-center`,
        first: 'v-col v-col--cols-12 v-col--cols-md-6',
        second: 'v-col v-col--cols-12 v-col--cols-md-6',
      },
    },
    swapped: 'order-md-first',
    grid: {
      row: ROW,
      cell: ({ medium, large }) =>
        `v-col v-col--cols-12 v-col--cols-sm-${medium} v-col--cols-md-${large}`,
    },
    card: {
      plain: { card: 'v-card v-card--variant-elevated', body: 'v-card-text' },
      line: { card: '', body: 'pt-5 pb-2' },
      soft: { card: 'v-card v-card--variant-flat', body: 'v-card-text' },
      bare: { card: '', body: '' },
      row: { card: '', body: '' },
    },
    picture: '',
    menuList: { list: '', row: '', title: '', body: '', detail: '' },
    facts: { list: 'mt-2', row: '', term: '', detail: '' },
    faq: {
      list: 'v-expansion-panels v-expansion-panels--variant-accordion',
      item: 'v-expansion-panel',
      question: 'v-expansion-panel-title',
      answer: 'v-expansion-panel-text',
    },
    form: {
      form: `${ROW} mx-auto mt-0`,
      field: '',
      label: '',
      control: '',
      area: '',
      end: 'v-col v-col--cols-12',
      notice: '',
    },
    footer: 'v-footer',
    footerInner: 'v-container d-flex flex-column flex-md-row justify-space-between ga-6',
    footerLinks: 'd-flex flex-wrap ga-5',
    footerLink: '',
  },
  buttonContent: (text) =>
    markup`<span class="v-btn__overlay"></span><span class="v-btn__content">${text}</span>`,
  field: vuetifyField,
  css: (used) =>
    Promise.resolve(`${PARTS.map((part) => pruneCss(part, used)).join('\n')}\n${bridge}`),
};
