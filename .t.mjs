import { openModules } from './dev/modules.mjs';
const m=await openModules();
const { languagePack, loadLanguage } = await m.ssrLoadModule('/src/generator/languages/languages.ts');
const { draftOf } = await m.ssrLoadModule('/src/generator/read/read.ts');
await loadLanguage('en');
for(const p of process.argv.slice(2)){ const d=draftOf(p,{...languagePack('en').reader,id:'en'}); console.log(d.words.map(w=>w.text+'/'+(w.fact??w.tag)).join(' ')); }
await m.close();
