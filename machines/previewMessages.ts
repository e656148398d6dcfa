/** What the preview says when there is nothing to see in it. */
export const previewMessages = {
  lost: 'The preview cannot be shown any more. Your site is as it was.',
};
