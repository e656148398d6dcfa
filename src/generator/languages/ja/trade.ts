import { line } from '../line';
import { tradeWriter } from '../tradeSketch';

/** How a page in Japanese says what the prompt tells, in the polite form. */
export const trade = tradeWriter({
  between: '',
  taglines: [
    line`${'offerings'}。${'place'}で。`,
    line`${'place'}の${'noun'}`,
    line`${'offerings'}をご案内します`,
  ],
  descriptions: [
    line`${'place'}の${'noun'}「${'name'}」です。${'offerings'}をご案内しています。`,
    line`${'place'}の「${'name'}」です。${'offerings'}をご案内しています。`,
    line`${'noun'}「${'name'}」です。${'offerings'}をご案内しています。`,
    line`「${'name'}」です。${'offerings'}をご案内しています。`,
    line`${'place'}の${'noun'}「${'name'}」です。`,
    line`${'place'}の「${'name'}」です。`,
    line`${'place'}で${'offerings'}をご案内しています。`,
    line`${'noun'}「${'name'}」です。`,
    line`「${'name'}」です。`,
    line`${'place'}からお届けするご案内です。`,
    line`${'offerings'}をご案内しています。`,
  ],
  contact: [line`「${'name'}」へのお問い合わせ`],
});
