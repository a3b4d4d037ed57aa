/** Portuguese, of Portugal and Brazil. */
import { EMAIL, EQUALS, type Language, NUMBER, REQUIRED, UNIQUE } from "./language.ts";

export const portuguese: Language = {
  tag: "pt",
  fails:
    /\bnão (?:foi|foram) (?:possível|encontrad|autorizad)|\bnão (?:pôde|puderam|podem?|deve) (?:ser|estar|conter|exceder|ter|ficar)\b|\bnão (?:existem?|encontrad|permitid|autorizad|suportad|coincidem|conferem|correspondem?)|\bnão (?:é|são) (?:válid|permitid|possível|suportad)|\binválid|\bincorret[oa]s?\b|\berro (?:ao|inesperado|desconhecido|interno|de (?:rede|conexão|servidor))|\bum erro\b|\bfalha (?:ao|na|no)\b|\bfalhou\b|\bexpirou\b|\bexpirad[oa]\b.{0,40}[.!]$|\bacesso negado|\bjá (?:existe|está em uso|está cadastrad|foi (?:usad|utilizad|cadastrad))|\bmuito (?:long|curt|grande|pequen)| (?:é|são) obrigatóri|\bdevem? (?:ser|ter|conter|estar|corresponder|possuir|começar)\b|\bexcede\b|\bultrapass|\btente novamente|\bdeu errado|\bsem permissão|\bnão tem permiss/i,
  tells: /\?$|\bdesfeit|\bdesfazer|automaticamente|\bsucesso|^(?:se|como|quando|por que) |\bsem erros|\bnenhum erro/i,
  demands:
    /\bobrigatóri[oa]s?\b|\bdevem?\b|\bnão (?:pode|podem) (?:ser|estar|conter|exceder|ter|ficar)|\bpelo menos (?:\d|\{|um)|\bno (?:mínimo|máximo)\b|\binválid|\bnão (?:é|são) válid|\bjá (?:existe|está em uso|está cadastrad)|\bnão (?:coincidem|conferem|correspondem)|\bmuito (?:long|curt|grande|pequen)|\bexcede\b/i,
  asks: /^(?:por favor|insira|informe|digite|selecione|escolha|preencha|introduza|indique)\b/i,
  progress: /^(?:carregando|a carregar|salvando|a guardar|enviando|a enviar|buscando|processando|excluindo)\b/i,
  rules: [
    [/\bjá (?:existe|está em uso|está cadastrad)/i, UNIQUE],
    [/\bnão (?:coincidem|conferem|correspondem)/i, EQUALS],
    [/e-?mail .{0,30}(?:in)?válid/i, EMAIL],
    [/deve ser um número/i, NUMBER],
    [
      /obrigatóri[oa]s?\b|vazi[oa]s?\b|^(?:por favor,? )?(?:insira|informe|digite|selecione|escolha|preencha|introduza) (?!.{0,30}válid)/i,
      REQUIRED,
    ],
  ],
};
