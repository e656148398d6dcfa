import { line } from '../line';
import { tradeWriter } from '../tradeSketch';

/** How a page in Hindi says what the prompt tells. */
export const trade = tradeWriter({
  between: ' ',
  taglines: [
    line`${'place'} में ${'offerings'}`,
    line`${'place'} में ${'noun'}`,
    line`${'offerings'}, और उनके बारे में पूछने का रास्ता`,
  ],
  descriptions: [
    line`${'name'}, ${'place'} में ${'noun'}: ${'offerings'}।`,
    line`${'place'} में ${'name'}: ${'offerings'}।`,
    line`${'name'}, ${'noun'}: ${'offerings'}।`,
    line`${'name'}: ${'offerings'}।`,
    line`${'name'}, ${'place'} में ${'noun'}।`,
    line`${'place'} में ${'name'}।`,
    line`${'place'} में ${'offerings'}।`,
    line`${'name'}, ${'noun'}।`,
    line`${'name'} में आपका स्वागत है।`,
    line`हम ${'place'} से लिखते हैं।`,
    line`हमारे यहाँ: ${'offerings'}।`,
  ],
  contact: [line`${'name'} को लिखिए`],
});
