import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { paintShareImage } from '../../../src/generator/export/paintShareImage';
import { generateSite } from '../../../src/generator/generateSite';
import { createRaster, readPixel } from '../../../src/generator/images/Raster';
import { paintSvg } from '../../../src/generator/images/paintSvg';
import { initialCustomization } from '../../../src/generator/initialCustomization';

const SIZE = 40;

/** The color of a pixel of a painted drawing, on white. */
function painted(svg: string) {
  const raster = createRaster(SIZE, SIZE);
  raster.rgb.fill(1);
  paintSvg(raster, svg, (name) => (name === '--site-scene-main' ? '#00ff00' : '#000000'));
  return (x: number, y: number) =>
    readPixel(raster, y * SIZE + x)
      .map((value) => Math.round(value * 15).toString(16))
      .join('');
}

describe('a drawing painted as pixels', () => {
  it('has its shapes in their places and colors', () => {
    const at = painted(
      '<g transform="translate(10 0) scale(2)"><rect y="5" width="5" height="5" fill="var(--site-scene-main)"/></g>' +
        '<circle cx="30" cy="30" r="6" fill="#f00"/>',
    );
    expect([at(9, 12), at(11, 12), at(19, 19), at(20, 12), at(11, 9)]).toEqual([
      'fff',
      '0f0',
      '0f0',
      'fff',
      'fff',
    ]);
    expect([at(30, 30), at(30, 25), at(30, 37), at(24, 24)]).toEqual(['f00', 'f00', 'fff', 'fff']);
  });

  it('knows every command of a path', () => {
    const at = painted(
      '<path d="M2 2h10v10H2z" fill="#f00"/><path d="M20 2l10 0 0 10-10 0Z" fill="#0f0"/>' +
        '<path d="M10 30A8 8 0 0 1 26 30z" fill="#00f"/>' +
        '<path d="M30 20q8 10 0 20zM2 20C12 20 12 38 2 38S2 38 2 20Z" fill="#000"/>',
    );
    expect([at(5, 5), at(25, 5), at(18, 25), at(18, 33)]).toEqual(['f00', '0f0', '00f', 'fff']);
    expect([at(31, 30), at(36, 30), at(5, 29), at(12, 35)]).toEqual(['000', 'fff', '000', 'fff']);
  });

  it('draws lines as wide as they are, with round or square ends', () => {
    const round = painted(
      '<g stroke-linecap="round"><path d="M10 20h20" fill="none" stroke="#000" stroke-width="6"/></g>',
    );
    expect([round(20, 18), round(20, 22), round(20, 24), round(8, 20), round(5, 20)]).toEqual([
      '000',
      '000',
      'fff',
      '000',
      'fff',
    ]);
    const square = painted(
      '<path d="M20 20h.1" stroke="#000" stroke-width="10" stroke-linecap="square"/>',
    );
    expect([square(16, 16), square(24, 24), square(26, 20)]).toEqual(['000', '000', 'fff']);
  });

  it('blends, fades, clips, repeats and leaves holes', () => {
    const at = painted(
      '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><clipPath id="c"><path d="M0 30h5v5h-5z"/></clipPath></defs>' +
        '<rect width="10" height="20" fill="url(#a)"/>' +
        '<g opacity=".5"><rect x="20" width="10" height="10" fill="#000"/></g>' +
        '<g clip-path="url(#c)"><rect y="25" width="20" height="15" fill="#00f"/></g>' +
        '<g id="dot"><rect x="30" y="30" width="3" height="3" fill="currentColor"/></g><use href="#dot" x="5" color="#f00"/>' +
        '<path d="M12 12h16v16h-16zM16 16h8v8h-8z" fill="#0f0" fill-rule="evenodd"/>',
    );
    expect([at(5, 0), at(5, 10), at(5, 19)]).toEqual(['000', '888', 'fff']);
    expect(at(25, 5)).toBe('888');
    expect([at(2, 32), at(8, 32)]).toEqual(['00f', 'fff']);
    expect([at(31, 31), at(36, 31)]).toEqual(['000', 'f00']);
    expect([at(14, 14), at(20, 20)]).toEqual(['0f0', 'fff']);
  });
});

describe('the picture of a shared link', () => {
  /** Lightness of the picture from 0 to 1, and how many colors it has. */
  const seen = async (prompt: string) => {
    const site = await generateSite({ prompt, theme: 'modern', framework: 'tailwind' });
    const png = await paintShareImage(site, initialCustomization(site));
    const length = new DataView(png.buffer).getUint32(33);
    const rows = unzlibSync(png.subarray(41, 41 + length));
    const row = new Uint8Array(3600);
    let sum = 0;
    const colors = new Set<number>();
    for (let y = 0; y < 630; y += 1)
      for (let x = 0; x < 3600; x += 1) {
        row[x] = (row[x] ?? 0) + (rows[y * 3601 + 1 + x] ?? 0);
        sum += row[x] ?? 0;
        if (x % 3 === 2)
          colors.add(((row[x - 2] ?? 0) << 16) | ((row[x - 1] ?? 0) << 8) | (row[x] ?? 0));
      }
    return { light: sum / (3600 * 630 * 255), colors: colors.size, bytes: png.length, png };
  };

  it('is a whole scene of the trade, in few bytes', async () => {
    const bakery = await seen('Bakery Alder in Leeds with rye bread and buns');
    expect(bakery.colors).toBeGreaterThan(60);
    expect(bakery.bytes).toBeLessThan(110_000);
    const dentist = await seen('Dentist Alder in Leeds with implants');
    expect(dentist.png).not.toEqual(bakery.png);
  }, 30_000);

  it('is dark for a dark site', async () => {
    const prompt = 'Hotel Casa in Porto with rooms and breakfast.';
    const dark = await seen(`${prompt} Dark background, gold.`);
    expect(dark.light).toBeLessThan(0.45);
    expect((await seen(prompt)).light).toBeGreaterThan(0.55);
  }, 30_000);
});
