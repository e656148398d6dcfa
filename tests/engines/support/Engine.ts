/** A browser with one window, as each engine's own driver gives it: what a person does, and a look at the page. */
export interface Engine {
  /** Goes there in the tab in view. */
  open(url: string): Promise<void>;
  /** Runs a function in the page of the tab in view; it sees nothing but its arguments, which are JSON. */
  evaluate<Args extends unknown[], Result>(
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the pointer there, in CSS pixels of the window. */
  moveTo(x: number, y: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together, such as `Control` and `z`. */
  press(...keys: string[]): Promise<void>;
  /** How many tabs there are. */
  tabCount(): Promise<number>;
  /** Brings the tab that the first one opened into view. */
  toOpenedTab(): Promise<void>;
  /** Closes the tab in view and goes back to the first. */
  closeTab(): Promise<void>;
  /** Where downloads end up. */
  downloads: string;
  close(): Promise<void>;
}

/** The expression that calls a function with JSON arguments in a page. */
export const callOf = (look: (...args: never[]) => unknown, args: unknown[]): string =>
  `(${String(look)})(...${JSON.stringify(args)})`;
