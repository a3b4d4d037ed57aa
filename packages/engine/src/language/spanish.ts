/** Spanish. */
import { EMAIL, EQUALS, type Language, NUMBER, REQUIRED, UNIQUE } from "./language.ts";

export const spanish: Language = {
  tag: "es",
  fails:
    /\bno se (?:pud|pued|ha|han|encontr|permit)|\bno (?:es|son) (?:válid|posible|correct)|\bno (?:existen?|encontrad|válid|autorizad|permitid|disponible|coinciden?|tienes? permiso|cuentas? con permiso)|\binválid|\bincorrect[oa]s?\b|\berror (?:al|desconocido|inesperado|interno|de (?:red|conexión|servidor))\b|\bun error\b|\bfalló\b|\bha fallado|\bha (?:expirado|caducado)|\bexpiró\b|\bdenegad[oa]|\brechazad[oa]\b.{0,40}[.!]$|\bya (?:existe|está en uso|está registrad|ha sido)|\bdemasiad[oa]s? (?:larg|cort|grande|pequeñ|intentos)|\bes (?:obligatori|requerid)|\bson (?:obligatori|requerid)|\bdeben? (?:ser|tener|contener|estar|coincidir|empezar|comenzar)\b|\bno (?:debe|puede)n? (?:estar|ser|exceder|contener|superar|tener|quedar)\b|\bexcede\b|\bsupera (?:el|la)\b|\bint[eé]nt[ea]l?[oe]? (?:de nuevo|nuevamente|otra vez|más tarde)|\bvuelv[ae] a intentarlo|\balgo salió mal/i,
  tells:
    /\?$|\bdeshacer|automáticamente|correctamente|\béxito|^(?:si|cómo|cuando|por qué) |\bsin errores|\bno hay errores/i,
  demands:
    /\bobligatori[oa]s?\b|\bes requerid|\bson requerid|\bcampo requerido|\bdeben?\b|\bno puede(?:n)? (?:estar|ser|exceder|contener|superar|tener|quedar)|\bal menos (?:\d|\{|un)|\bcomo máximo|\bcomo mínimo|\binválid|\bno (?:es|son) válid|\bno válid|\bya (?:existe|está en uso|está registrad)|\bno coinciden?\b|\bdemasiad[oa] (?:larg|cort|grande|pequeñ)|\bexcede\b/i,
  asks: /^(?:por favor|introdu[zc]|ingres[ae]|seleccion[ae]|elij[ae]|escrib[ae]|indi(?:ca|que))/i,
  progress: /^(?:cargando|guardando|enviando|buscando|eliminando|actualizando|procesando)\b/i,
  rules: [
    [/\bya (?:existe|está en uso|está registrad)/i, UNIQUE],
    [/\bno coinciden/i, EQUALS],
    [/(?:correo|e-?mail) .{0,30}(?:in)?válid/i, EMAIL],
    [/debe ser un número/i, NUMBER],
    [
      /obligatori[oa]s?\b|requerid[oa]s?\b|vací[oa]s?\b|^(?:por favor,? )?(?:introdu[zc]\w*|ingres[ae]|seleccion[ae]|elij[ae]|escrib[ae]) (?!.{0,30}válid)/i,
      REQUIRED,
    ],
  ],
};
