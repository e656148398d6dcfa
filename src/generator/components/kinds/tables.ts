import type { KindWords } from './Kind';

/** Kinds of the category "tables": what is read in rows and columns. */
export const TABLE_KINDS = {
  'data table': {
    names:
      'data table, table, data grid, datagrid, sortable table, records table, spreadsheet, admin table, overview table, responsive table',
    signs: 'sortable, column, header row, zebra, row, per page, bulk action, per row, striped',
    strong: 'column + row, list|overview + column',
  },
  'comparison table': {
    names:
      'comparison table, compare table, comparison chart, comparison matrix, feature comparison, feature matrix, plan comparison, product comparison, versus table, permission matrix, comparison, feature table, comparison grid, spec comparison',
    strong:
      'compare + plan|product|column|vs|feature|phone|option|model|table, vs + vs, tick|check|yes + cross|no + plan|feature|product',
    signs: 'vs, check and cross',
    of: 'pricing table',
  },
  'weekly timetable': {
    names:
      'timetable, time table, weekly timetable, weekly schedule, class schedule, course schedule, week schedule, schedule, week plan, week planner, weekly plan, weekly planner, class timetable, rota, shift plan, roster, week view, gym schedule, weekly calendar, week calendar, lesson plan, programme, conference schedule, conference agenda, agenda, training schedule, duty roster, weekly overview, course plan',
    signs: '#day + #time, monday to friday, mon to fri, lesson, class',
    strong:
      'class|lesson|course|shift + #day + time|hour|column|#time, monday + friday|saturday + class|lesson|shift|course',
  },
  invoice: {
    names:
      'invoice, bill, billing statement, quotation, estimate, invoice table, invoice template, cost estimate, price quote',
    signs: 'vat, due date, qty + price, line item, net + gross, invoice number, due, bill to',
  },
  leaderboard: {
    names:
      'leaderboard, leader board, ranking, ranking list, ranking table, high score, highscore, scoreboard, score board, standing, league table, top list, top # player, top # list, top # seller, top # team, top player, top ten, hall of fame, rank list, podium, best of list',
    strong: 'gold + silver|bronze, top + player|score|seller|contributor|scorer|runner',
    signs: 'rank, point, score, medal, my own row, first place',
  },
  calendar: {
    names:
      'calendar, month view, monthly calendar, month calendar, event calendar, calendar view, month overview, calendar month, month grid, calendar widget, calendar grid',
    signs: '#month + event|birthday|release',
  },
  'heat map': {
    names:
      'heat map, heatmap, contribution graph, contribution grid, activity grid, activity heatmap, activity heat map, contribution chart, contribution heat map, commit graph, contribution calendar, streak grid',
    strong: 'squares + week + darker|less|more, less + more + legend',
  },
  'description list': {
    names:
      'description list, definition list, key value, key value list, key value pair, detail list, details table, property list, spec list, specification, specs table, specification list, fact sheet, spec sheet, fact box, metadata list, order details, order detail, attribute list, data sheet, summary list, contact detail, contact info, contact information, label value pair, technical data, info table',
    signs: 'label + value, key + value',
  },
  'keyboard shortcuts': {
    names:
      'keyboard shortcut, shortcut list, hotkey, key binding, keybinding, shortcut overview, cheat sheet, keyboard help, keyboard overview, list of shortcut, shortcut table, keyboard shortcut list',
    strong: 'key + next|help|previous',
  },
} as const satisfies Record<string, KindWords>;
