import type { SiteTone } from '../../../../machines/entities';
import type { Circumstances } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, table } = wordTools(spelling);

/** Whom a site is for, in which manner, since when and on which days, in a prompt. */
export const circumstances: Circumstances = {
  audienceMarkers:
    phrases(`dirigido a, dirigida a, destinado a, destinada a, voltado para, voltada para, pensado para, pensada para, focado em, focada em, feito para, feita
    para, desenhado para, público-alvo, público alvo, nosso público são, público, orientado para, dedicado a, ideal para`),
  weakAudienceMarkers: phrases('para, ajudamos, ajuda'),
  audiences:
    set(`famílias família crianças bebés bebês jovens adolescentes estudantes alunos principiantes iniciantes adultos idosos seniores reformados pais mães
    casais noivos noivas mulheres homens meninas meninos freelancers autónomos autônomos empreendedores empreendedoras startups empresas pme negócios
    criativos profissionais equipas equipes viajantes turistas visitantes vizinhos moradores corredores ciclistas escaladores caminhantes surfistas
    atletas desportistas leitores escritores jogadores colecionadores expatriados proprietários inquilinos donos pacientes artistas artesãos programadores
    designers gestores investidores professores trabalhadores veganos vegetarianos amantes apaixonados associações escolas restaurantes comerciantes
    refugiados pessoas particulares compradores`),
  audienceStops: set('que cujo quem oferecendo vendendo secção seção página site mostra usa'),
  tones:
    table<SiteTone>(`calmo: calm, calma: calm, tranquilo: calm, tranquila: calm, sereno: calm, serena: calm, relaxante: calm, zen: calm, sossegado: calm, acolhedor: warm,
    acolhedora: warm, caloroso: warm, calorosa: warm, aconchegante: warm, familiar: warm, rústico: warm, rústica: warm, simpático: warm, simpática: warm,
    divertido: playful, divertida: playful, alegre: playful, brincalhão: playful, brincalhona: playful, lúdico: playful, lúdica: playful, colorido:
    playful, colorida: playful, descontraído: playful, descontraída: playful, ousado: bold, ousada: bold, arrojado: bold, arrojada: bold, marcante: bold,
    impactante: bold, forte: bold, enérgico: bold, luxuoso: refined, luxuosa: refined, elegante: refined, requintado: refined, requintada: refined,
    sofisticado: refined, sofisticada: refined, refinado: refined, refinada: refined, exclusivo: refined, exclusiva: refined, luxo: refined, minimalista:
    plain, simples: plain, sóbrio: plain, sóbria: plain, limpo: plain, limpa: plain, despojado: plain`),
  unclearTones: set(
    `calmo calma tranquilo tranquila familiar simpático simpática relaxante forte exclusivo exclusiva luxo simples limpo limpa`,
  ),
  refusals: phrases('não, nunca, nada'),
  sinceMarkers: phrases(
    `desde, desde o ano de, fundado em, fundada em, aberto desde, aberta desde, estabelecido em, criado em, criada em`,
  ),
  months: set(
    `janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro jan fev mar abr jun jul ago set out nov dez`,
  ),
  dateLinks: set('de do'),
  lookalikes: set(
    `direita módulo bandeiras novas novos setas marcadores falhas aumentar gesto média declaração condição camada termos contidos leituras pintar verso floresta princípio devidas compostas herdadas teclados salva restritos completas contrato contratos plantas pratos banqueiro pintura pinturas cartas parto viagens precisos processos`,
  ),
};
