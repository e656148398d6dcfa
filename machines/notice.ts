/** What a machine emits when the person should be told something; one hook turns it into a toast. */
export interface Notice {
  type: 'notice';
  status: 'success' | 'error' | 'info';
  message: string;
}

/** An actor that emits notices, perhaps beside other things. */
export interface NoticeSource {
  on: (type: 'notice', listener: (notice: Notice) => void) => { unsubscribe: () => void };
}
