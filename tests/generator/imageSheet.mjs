/*
 * Paints prompts × styles side by side into PNG sheets, one row a prompt, for looking at:
 * node tests/generator/imageSheet.mjs <folder> [style,…] [prompt index,…] [tile in pixels] [quality] [size]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';

const PROMPTS = [
  'A lighthouse by the sea at sunset',
  'Snowy mountains above the clouds at dawn',
  'A quiet lake in the mountains on an autumn morning',
  'A red fox in a snowy forest',
  'Neon city street at night in the rain',
  'A hot-air balloon over a desert at golden hour',
  'A cozy cabin in a winter forest at night',
  'A bouquet of pink roses on a wooden table',
  'A black cat on a windowsill, rainy evening',
  'A golden retriever puppy in a meadow',
  'An astronaut in space beside a planet',
  'A coral reef with an orange fish',
  'A cup of coffee on a wooden table, warm morning light',
  'Fresh sourdough bread, bakery',
  'A birthday cake with candles, colorful and happy',
  'A blue vintage car in the desert',
  'A rocket launching into a starry sky',
  'A friendly green robot in a garden',
  'Portrait of a woman in a red dress',
  'A laptop on a desk in a modern office',
  'A castle on a hill in a thunderstorm, dramatic',
  'Cherry blossom tree in spring',
  'A sailing boat on a turquoise sea, sunny day',
  'An owl in a dark forest under the moon',
  'A bowl of lemons and oranges in a kitchen',
  'Foggy pine forest at dawn',
  'Skyline of a futuristic city at dusk, purple and teal',
  'Sand dunes under a starry night',
  'Purple galaxy with a ringed planet',
  'A field of sunflowers in summer',
  'A blizzard in the mountains',
  'A tropical beach with clear blue water',
  'A bakery shop on a rainy street',
  'A wizard in a misty forest',
  'Wheat field before a storm, gloomy',
  'A yellow taxi in New York at night',
  'A calm minimal product backdrop in beige',
  'A shark under water, scary',
  'An oak tree in autumn fog',
  'A website for my pottery studio',
  'A bakery counter with fresh bread in warm morning light',
  'Croissants and baguettes in a French bakery',
  'Café interior with a coffee machine and cups',
  'A cozy coffee shop on a rainy street at night',
  'Restaurant table with pasta and red wine, candlelight',
  'A pizzeria with fresh pizza',
  'A barber chair in front of a mirror',
  'Hair salon with plants and scissors',
  "A florist's window full of flowers",
  'Bouquet of white roses in a vase on a flower shop counter',
  "Carpenter's workshop with tools on the wall",
  "A plumber's toolbox on a workbench",
  'Paint cans for a painting and renovation company workshop',
  'A bright dental clinic',
  'A microscope in a medical laboratory',
  'Gym with weights and kettlebells',
  'Yoga studio with a mat and plants at sunrise',
  'A spa with towels and candles',
  'A camera in a photo studio',
  'Laptop and coffee on a desk in a law office',
  'A shop shelf with jars of honey',
  'An online shop packing parcels',
  'Boutique with dresses on a rail',
  'A hotel room with a bed and a lamp at sunset',
  'Guitar and microphone on a stage',
  'A wedding arch with flowers on the beach at sunset',
  'Wedding hall with a flower arch',
  'A classroom desk with books and a globe',
  'A bookshop with piles of books',
  'A car in a garage with tools on the wall',
  'Bicycle repair workshop',
  "A dog on a groomer's table",
  'A cat at the vet',
  'Pottery studio with blue bowls',
  'House keys on a table, real estate agency',
  'A bakery shopfront in the morning',
  'A flower shop on a street in spring',
  'Cupcakes and a cake in a patisserie',
  "A writer's notebook and a cup of tea",
  "A chef's kitchen with fruit and jars",
];

const [
  folder,
  styles = 'realistic,artistic,cartoon,abstract,minimalist',
  picked = '',
  tile = '256',
  quality = 'standard',
  size = '512x512',
] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the pictures');
const indices = picked === '' ? PROMPTS.map((_, index) => index) : picked.split(',').map(Number);
const side = Number(tile);
const ROWS = 5;

const server = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { paintImage } = await server.ssrLoadModule('/src/generator/images/paintImage.ts');
const { encodePng } = await server.ssrLoadModule('/src/generator/images/encodePng.ts');
await mkdir(folder, { recursive: true });

const names = styles.split(',');
for (let first = 0; first < indices.length; first += ROWS) {
  const rows = indices.slice(first, first + ROWS);
  const width = names.length * side;
  const sheet = {
    width,
    height: rows.length * side,
    pixels: new Uint8ClampedArray(width * rows.length * side * 3),
  };
  for (const [row, index] of rows.entries()) {
    for (const [column, style] of names.entries()) {
      const painted = await paintImage({ prompt: PROMPTS[index], style, size, quality });
      putTile(sheet, painted, column * side, row * side);
      if (column === 0) console.log(`${index}: ${PROMPTS[index]} – ${painted.alt}`);
    }
  }
  await writeFile(join(folder, `sheet-${rows[0]}-${rows.at(-1)}.png`), encodePng(sheet));
}
await server.close();

/** Puts a picture into a square of the sheet, scaled to fit by the mean of the pixels under each one. */
function putTile(sheet, { width, height, pixels }, left, top) {
  const scale = Math.max(width, height) / side;
  for (let y = 0; y < Math.floor(height / scale); y += 1) {
    for (let x = 0; x < Math.floor(width / scale); x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        let count = 0;
        for (
          let v = Math.floor(y * scale);
          v < Math.max((y + 1) * scale, y * scale + 1) && v < height;
          v += 1
        ) {
          for (
            let u = Math.floor(x * scale);
            u < Math.max((x + 1) * scale, x * scale + 1) && u < width;
            u += 1
          ) {
            sum += pixels[(v * width + u) * 3 + channel];
            count += 1;
          }
        }
        sheet.pixels[((top + y) * sheet.width + left + x) * 3 + channel] = sum / count;
      }
    }
  }
}
