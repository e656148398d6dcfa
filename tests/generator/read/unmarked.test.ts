import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/generator/read/understand';

/** Prompts as people type them without capitals and marks (specification, section 2: the builder). */
describe('what is typed without marks', () => {
  it.each([
    ['we got castles water slides a obstacle course and a dunk tank', 'dunk tank'],
    ['we got castles water slides a obstacle course and a dunk tank', 'water slides'],
    ['lawn mowers snowblowers chainsaws outboards generators. i fix them in bemidji', 'chainsaws'],
    ['website for window tinting and vinyl wraps in boise', 'vinyl wraps'],
    ['site for junk removal and hauling in fresno', 'junk removal'],
    ['site for tree removal, stump grinding and land clearing in reno', 'stump grinding'],
    ['site for cheese maker near Cork, farmhouse cheddar, goats cheese, by appointment', 'goats'],
  ])('is parted into what is offered: %s', async (prompt, offered) => {
    const { offerings } = await understand(prompt);
    expect(offerings.map(({ name }) => name.value).join(' | ')).toContain(offered);
  });

  it.each([
    ['page for wedding photographer in asheville with gallery pricing and contact'],
    ['site for my salon with gallery prices and contact'],
  ])('is parted into its sections: %s', async (prompt) => {
    const { requests } = await understand(prompt);
    expect(requests.map(({ kind }) => kind)).toEqual(['gallery', 'pricing', 'contact']);
  });

  it('keeps what only looks like several sections', async () => {
    const { requests } = await understand('A choir in Hull with a photo gallery and team news.');
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['need a site for paddle board rentals in ocala'],
    ['need a website for window tinting in boise'],
    ['site for barn weddings in bend oregon'],
    ['website for pottery wheel lessons in bath'],
    ['Bakery. Bread, cakes and coffee in Leeds.'],
    ['Mobile dog groomer, North Devon. Wash, clip, nails. Prices please.'],
    ['Wedding Photographer Lake District - portfolio, packages, FAQ'],
    ['NEED SITE FOR TOWING SERVICE IN LUBBOCK TEXAS 24 HOURS JUMP STARTS LOCKOUTS'],
    ['web para clínica dental infantil en granada con cita previa'],
    ['página para alquiler de castillos hinchables en murcia'],
    ['preciso de um site para pintura residencial em curitiba'],
    ['sito per riparazione scarpe a bologna'],
    ['site pour dépannage serrurerie à nantes'],
    ['سايت لتنظيف السجاد في الرياض'],
    ['Ich bin Imkerin in der Eifel und verkaufe Honig, Kerzen und Bienenwachstücher.'],
  ])('gives no name that it does not have: %s', async (prompt) => {
    expect((await understand(prompt)).name).toBeNull();
  });
});

describe('a name that the prompt gives', () => {
  it.each([
    ['Site for my pottery studio. Name on page should be Kilnhaven. Prices.', 'Kilnhaven'],
    ['I write crime novels. I publish as R. D. Linklater so use that.', 'R. D. Linklater'],
    ['landing page for roomi no wait its spelt Rumy. app that splits chores', 'Rumy'],
    ['We sell sewing machines. Firm: Macchintess Srl, tel. 0574 555 018.', 'Macchintess Srl'],
    ['times tables app, pricing, bright but not screaming, name = Sevenses', 'Sevenses'],
    ['THE PLOUGHBOY IS CLOSING. It should be called Save The Ploughboy.', 'Save The Ploughboy'],
    ['ICE CREAM VAN HIRE\n2 hours $380\nvan’s name is Gelatina, she’s old', 'Gelatina'],
    ['Latchkey runs security training for small town halls: clerks, treasurers.', 'Latchkey'],
    ['Orchard. Not fruit, software: a rota tool for hospices.', 'Orchard'],
  ])('wins: %s', async (prompt, name) => {
    expect((await understand(prompt)).name?.value).toBe(name);
  });
});

describe('where a business is', () => {
  it.each([
    ['Violins $4,800. 19 Foundry Street, Brattleboro, Vermont, Wed-Fri.', 'Brattleboro'],
    ['We trade with sewing machines in Prato near Florence. Prices.', 'Prato'],
    ['I sharpen knives. My run is Invercargill, Gore and Riverton.', 'Invercargill'],
    ['pitch £22 a night\nSedbergh, up a single track road\nInclude: pictures', 'Sedbergh'],
    ['AERIE GRID drone surveying perth, stockpile volumes, roof inspections', 'Perth'],
  ])('in: %s', async (prompt, place) => {
    expect((await understand(prompt)).place?.value).toContain(place);
  });

  it.each([
    ['Scheduling software for harbours. Plans are Cove at €79 and Roads at €189 a month.'],
    ['page for our school auction. may 9th 6pm in the gym. silent auction, cake walk, rafle, bbq'],
  ])('is not made up: %s', async (prompt) => {
    expect((await understand(prompt)).place).toBeNull();
  });
});

describe('the business next door', () => {
  it('does not introduce the site', async () => {
    const { statements } = await understand(
      'I’m a clock mender in Whitby. My bench is above the chip shop. I mend cuckoo clocks and carriage clocks.',
    );
    expect(statements.at(-1)?.value).toContain('chip shop');
  });
});
