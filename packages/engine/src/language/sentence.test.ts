import { expect, test } from "vitest";
import { isSentence } from "./sentence.ts";

test.each([
  "Could not save",
  "复制失败",
  "网络问题",
  "🚨 加载失败 🚨",
  "用户名不能为空",
  "接続エラー",
  "エラーが発生しました",
  "必須項目です",
  "ไม่สามารถบันทึกได้",
])("%s has several words", (text) => {
  expect(isSentence(text)).toBe(true);
});

test.each([
  "save",
  "save_failed",
  "错误",
  "失败",
  "サーバー",
  "エラー",
  "px-4 py-2",
  "text-red op80",
  "rgba(0, 0, 0, 0.5)",
  "ชื่อ",
])("%s has not", (text) => {
  expect(isSentence(text)).toBe(false);
});
