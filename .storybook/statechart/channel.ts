import type { PlacedChart } from './placedChart';

export const ADDON_ID = 'statechart';
export const PANEL_ID = `${ADDON_ID}/panel`;

/** What panel and preview say to each other. */
export const ASK = `${ADDON_ID}/ask`;
export const LEAVE = `${ADDON_ID}/leave`;
export const SEND = `${ADDON_ID}/send`;
export const REPORT = `${ADDON_ID}/report`;
export const REFUSED = `${ADDON_ID}/refused`;

export interface Ask {
  /** How much room the drawing has, in CSS pixels. */
  width: number;
}

/** What the person may do next; one button a variant. */
export interface Offer {
  /** The event's type as XState knows it. */
  type: string;
  kind: 'event' | 'after' | 'done' | 'error';
  /** What the button says: an event's type, a delay's or an actor's name. */
  label: string;
  milliseconds: number | null;
  variants: OfferVariant[];
}

export interface OfferVariant {
  name: string | null;
  /** The data as JSON, or null where it cannot be written as JSON. */
  data: string | null;
  /** Whether the chart would react to it now. */
  isTaken: boolean;
}

export interface Send {
  prop: string;
  type: string;
  /** A variant of the offer, or the person's own data as JSON. */
  choice: { variant: number } | { json: string };
}

export interface MachineReport {
  prop: string;
  id: string;
  chart: PlacedChart;
  activeIds: string[];
  /** The deepest active states, as people write them. */
  activePaths: string[];
  offers: Offer[];
  isDone: boolean;
  said: string[];
}

export interface Report {
  machines: MachineReport[];
}
