import { readFileSync, readdirSync } from 'node:fs';
import { openModules } from './dev/modules.mjs';
const files=['/work/corpus/en-dev.json',...readdirSync('tests/generator/corpus/prompts').map(f=>'tests/generator/corpus/prompts/'+f)];
const all=files.flatMap(f=>JSON.parse(readFileSync(f,'utf8')));
const m=await openModules();
const { languagePack, loadLanguage } = await m.ssrLoadModule('/src/generator/languages/languages.ts');
const { draftOf } = await m.ssrLoadModule('/src/generator/read/read.ts');
await loadLanguage('en');
for(const a of process.argv.slice(2)){ const e=all.find(x=>x.id===a); const d=draftOf(e?e.prompt:a,{...languagePack('en').reader,id:'en'}); console.log('##',a); for(const k of ['names','places']) for(const c of [...d.draft[k]].sort((x,y)=>y.weight-x.weight).slice(0,4)) console.log(k,c.weight,c.words.map(w=>w.text).join(' '),'|',c.reason); }
await m.close();
