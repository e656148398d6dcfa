/** When somebody answers (specification section 9, "Office hours displayed"). */
export const officeHours: readonly { days: string; hours: string }[] = [
  { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM EST' },
  { days: 'Saturday', hours: '10:00 AM to 4:00 PM EST' },
  { days: 'Sunday', hours: 'Closed' },
];
