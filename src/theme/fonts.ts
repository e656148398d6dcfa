import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
// After the whole fonts: where two have a character, the last one is taken.
import './basicFonts.css';
import './fallbackFonts.css';
