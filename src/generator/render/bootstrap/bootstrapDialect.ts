import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?raw';
import type { Dialect } from '../Dialect';
import { labelledField } from '../field';
import { pruneCss } from '../pruneCss';
import bridge from './bootstrap.css?raw';

/** Bootstrap 5: its grid, buttons, cards and form controls; its style sheet without what the page does not use. */
export const bootstrapDialect: Dialect = {
  framework: 'bootstrap',
  classes: {
    page: 'd-flex flex-column min-vh-100',
    skip: '',
    header: 'navbar navbar-expand-lg',
    headerInner: 'container flex-nowrap gap-4 py-3',
    brand: 'navbar-brand',
    navigation: '',
    links: 'navbar-nav flex-row flex-wrap align-items-center column-gap-4',
    link: 'nav-item',
    linkInRow: 'site-link nav-link',
    menu: '',
    menuButton: '',
    menuLinks: 'list-unstyled',
    menuLink: '',
    main: 'flex-grow-1',
    section: '',
    container: 'container',
    group: {
      between:
        'd-flex flex-column flex-lg-row align-items-lg-center justify-content-lg-between gap-lg-5',
    },
    heading: { 1: '', 2: '', 3: 'card-title' },
    text: { lead: 'lead', body: 'card-text', detail: 'card-text' },
    actions: 'd-flex flex-wrap gap-3',
    button: {
      primary: 'site-button btn btn-primary',
      secondary: 'site-button site-button-quiet btn btn-outline-secondary',
      small: 'site-button btn btn-primary btn-sm',
    },
    split: {
      even: {
        row: 'row g-5 align-items-center',
        first: 'col-12 col-lg-6',
        second: 'col-12 col-lg-6',
      },
      narrow: { row: 'row g-5', first: 'col-12 col-lg-5', second: 'col-12 col-lg-7' },
      wide: {
        row: 'row g-5 align-items-center',
        first: 'col-12 col-lg-6',
        second: 'col-12 col-lg-6',
      },
    },
    swapped: 'order-lg-first',
    grid: {
      row: 'row g-4 list-unstyled mb-0',
      cell: ({ medium, large }) => `col-12 col-sm-${medium} col-lg-${large}`,
    },
    card: {
      plain: { card: 'card h-100', body: 'card-body' },
      line: { card: 'h-100', body: 'pt-4 pb-2' },
      soft: { card: 'card h-100 border-0', body: 'card-body' },
      bare: { card: 'h-100', body: '' },
      row: { card: '', body: '' },
    },
    picture: '',
    menuList: { list: 'list-unstyled mb-0', row: '', title: '', body: '', detail: '' },
    facts: { list: 'mt-2 mb-0', row: '', term: '', detail: '' },
    faq: {
      list: 'accordion accordion-flush',
      item: 'accordion-item',
      question: 'accordion-button',
      answer: 'accordion-body',
    },
    form: {
      form: 'row g-4 mx-auto',
      field: 'col-12 col-sm-6',
      label: 'form-label',
      control: 'form-control',
      area: 'form-control',
      end: 'col-12',
      notice: 'form-text',
    },
    footer: '',
    footerInner: 'container d-flex flex-column flex-md-row justify-content-between gap-4',
    footerLinks: 'list-unstyled d-flex flex-wrap column-gap-4 row-gap-2 mb-0',
    footerLink: '',
  },
  buttonContent: (label) => label,
  field: labelledField,
  css: (used) => Promise.resolve(`${pruneCss(bootstrap, used)}\n${bridge}`),
};
