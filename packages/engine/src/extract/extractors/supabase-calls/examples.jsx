import { createClient } from "@supabase/supabase-js";

// example: tables, functions, files and credentials
// skip esbuild: so little code behind 200 KB of the library in one scope is taken for the library's own
const supabase = createClient("https://farm.supabase.co", "public-key");

export const loadCows = () =>
  // finds: call protocol=other method=GET url=https://farm.supabase.co/rest/v1/cows operation=cows.select
  supabase.from("cows").select("id, name").eq("sold", false);

export async function addCow(name, age) {
  // finds: call protocol=other method=POST url=https://farm.supabase.co/rest/v1/cows operation=cows.insert body=age,name
  const { error } = await supabase.from("cows").insert([{ name, age }]);
  return error;
}

export const milkToday = (day) =>
  // finds: call protocol=other method=POST url=https://farm.supabase.co/rest/v1/rpc/milk_of operation=milk_of body=day
  supabase.rpc("milk_of", { day });

export const report = (month) =>
  // finds: call protocol=other method=POST url=https://farm.supabase.co/functions/v1/report operation=report body=month
  supabase.functions.invoke("report", { body: { month } });

export const picture = (file) =>
  // finds: call protocol=other method=POST url=https://farm.supabase.co/storage/v1/object/pictures operation=pictures.upload
  supabase.storage.from("pictures").upload(file.name, file);

export const enter = (email, password) =>
  // finds: call protocol=other method=POST url=https://farm.supabase.co/auth/v1 operation=auth.signInWithPassword body=email,password
  supabase.auth.signInWithPassword({ email, password });

// example: lists of another kind
export function never(knex) {
  // finds nothing
  return knex.from("cows").select("id");
}
