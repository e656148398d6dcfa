import { openModules } from './dev/modules.mjs';
const m=await openModules();
const { languagePack, loadLanguage } = await m.ssrLoadModule('/src/generator/languages/languages.ts');
const { draftOf } = await m.ssrLoadModule('/src/generator/read/read.ts');
await loadLanguage('en');
const nouns='workshops lessons walks tours rides courses classes repairs rentals trips parties weddings camps retreats visits sails boats kits boxes crates prints stamps stitches knots trims cuts washes dips bakes brews roasts drops stays stops starts hires fits paints stains seals locks clips pins screws nails beams ramps ropes nets traps bands rings drums pipes reels records covers shades shelters plants bulbs crops harvests groves parks gardens ranges targets matches drives runs climbs hikes dives surfs skates swims plays acts screens films scores mixes masters spins tunes tracks sounds signs charts maps models designs drafts patterns molds casts pours grinds'.split(' ');
const bad=[];
for(const n of nouns){ for(const p of [`paper lantern ${n} for schools in Hexham`,`We sell wooden ${n} and ${n} for kids.`,`custom ${n}, repairs, advice`]){const d=draftOf(p,{...languagePack('en').reader,id:'en'}); const w=d.words.filter(w=>w.lower===n); if(w.some(x=>x.tag==='verb')) bad.push(n+':'+p.split(' ')[0]);}}
console.log(bad.join(' '));
await m.close();
