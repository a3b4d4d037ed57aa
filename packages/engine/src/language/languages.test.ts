import { describe, expect, test } from "vitest";
import { demands, wordedRule } from "./demands.ts";
import { isErrorWording, isProgress, mayBeErrorWording } from "./failures.ts";

describe("worded as an error", () => {
  test.each([
    "The order could not be saved.",
    "The order could not be cancelled. Please try again.",
    "The order was not found.",
    "The order has expired.",
    "The number is invalid.",
    "Review could not be submitted.",
    "Configuration could not be loaded.",
    "Custom fields could not be saved.",
    "Customers could not be loaded.",
    "Link has expired",
    // German
    "Die Datei konnte nicht geladen werden.",
    "Speichern fehlgeschlagen",
    "Ungültige E-Mail-Adresse",
    "Der Name darf nicht leer sein",
    "Ihre Sitzung ist abgelaufen",
    "Dieser Benutzername ist bereits vergeben.",
    "Das Passwort muss mindestens 8 Zeichen haben",
    "Die Passwörter stimmen nicht überein",
    "Zugriff verweigert. Sie haben keine Berechtigung",
    "Es ist ein unerwarteter Fehler aufgetreten",
    "Fehler beim Laden der Bestellungen",
    // French
    "Échec de l'enregistrement",
    "Impossible de charger les commandes",
    "Une erreur est survenue, veuillez réessayer.",
    "Le mot de passe doit contenir 8 caractères",
    "Ce nom d'utilisateur existe déjà",
    "Votre session a expiré",
    "Page introuvable !",
    "Vous n'avez pas les droits",
    "Adresse e-mail invalide",
    // Spanish
    "No se pudo guardar el pedido",
    "Ha ocurrido un error",
    "La contraseña es incorrecta",
    "El nombre es obligatorio",
    "Las contraseñas no coinciden",
    "Su sesión ha expirado",
    "Algo salió mal",
    // Portuguese
    "Não foi possível salvar o pedido",
    "Ocorreu um erro inesperado",
    "Senha inválida",
    "O nome é obrigatório",
    "As senhas não coincidem",
    "Falha ao carregar os dados",
    "Sua sessão expirou",
    // Chinese
    "加载订单列表失败",
    "用户名不能为空",
    "网络异常，请稍后重试",
    "两次输入的密码不一致",
    "您没有权限访问该页面",
    "无法连接到服务器",
    "登录已过期，请重新登录",
    "訂單儲存失敗，請重試",
    // Japanese
    "保存に失敗しました",
    "エラーが発生しました",
    "ページが見つかりません",
    "パスワードが一致しません",
    "このメールアドレスは既に使用されています",
    "サーバーに接続できませんでした",
  ])("%s", (text) => {
    expect(isErrorWording(text)).toBe(true);
    expect(mayBeErrorWording(text)).toBe(true);
  });
});

describe("not worded as an error", () => {
  test.each([
    "The order in which requests are sent",
    "The number of jobs that have failed",
    "Show orders that could not be delivered",
    "Count of sessions that have expired",
    "Default value when the setting is not found",
    "Möchten Sie diesen Eintrag wirklich löschen?",
    "Diese Aktion kann nicht rückgängig gemacht werden.",
    "Erfolgreich gespeichert",
    "Alle Bestellungen anzeigen",
    "Bitte geben Sie einen Namen ein",
    "Wenn der Import fehlgeschlagen ist",
    "Enregistré avec succès",
    "Voulez-vous supprimer cette commande ?",
    "Cette action est irréversible",
    "Choisissez un fichier",
    "¿No se pudo guardar?",
    "Guardado correctamente",
    "Introduzca su correo",
    "Salvo com sucesso",
    "Esta ação não pode ser desfeita",
    "Digite seu nome",
    "保存成功",
    "确定要删除该订单吗？",
    "请输入用户名",
    "发送失败",
    "失败次数统计",
    "此操作无法撤销",
    "错误日志列表",
    "保存しました",
    "削除しますか？",
    "名前を入力してください",
    "データがありません",
    "Ein Fehlerprotokoll",
    "This is an invitation to mention our conditions",
    "Intention and extension",
  ])("%s", (text) => {
    expect(isErrorWording(text)).toBe(false);
  });
});

test.each([
  ["Der Name ist erforderlich", "required"],
  ["Bitte geben Sie einen Namen ein", "required"],
  ["Ungültige E-Mail-Adresse", "format"],
  ["Die Passwörter stimmen nicht überein", "equals"],
  ["Der Benutzername ist bereits vergeben", "unique"],
  ["Le nom est obligatoire", "required"],
  ["Veuillez saisir votre nom", "required"],
  ["Les mots de passe ne correspondent pas", "equals"],
  ["Adresse e-mail non valide", "format"],
  ["El nombre es obligatorio", "required"],
  ["Introduzca su nombre", "required"],
  ["Las contraseñas no coinciden", "equals"],
  ["O nome é obrigatório", "required"],
  ["Informe o nome", "required"],
  ["E-mail inválido", "format"],
  ["用户名不能为空", "required"],
  ["请输入用户名", "required"],
  ["请输入正确的邮箱地址", "format"],
  ["两次输入的密码不一致", "equals"],
  ["该用户名已存在", "unique"],
  ["必須項目です", "required"],
  ["名前を入力してください", "required"],
  ["パスワードが一致しません", "equals"],
])("%s asks for a value that is %s", (text, rule) => {
  expect(demands(text)).toBe(true);
  expect(wordedRule(text)?.rule).toBe(rule);
});

test.each([
  "Laden ...",
  "Die Daten werden geladen…",
  "Chargement des commandes…",
  "Cargando pedidos...",
  "Carregando pedidos...",
  "加载中...",
  "正在保存",
  "読み込み中…",
])("%s is being done", (text) => {
  expect(isProgress(text)).toBe(true);
});
