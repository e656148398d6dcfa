import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
