/** What must be true of the database at the end, whatever happened: each check gives the rows that it is not true of. */

const CHECKS = {
  "analyses that have not finished": "select id, state, attempt, failure_code from analysis where state <> 'finished'",
  "analyses without exactly one specification": `
    select a.id, count(s.analysis_id) from analysis a left join specification s on s.analysis_id = a.id
    group by a.id having count(s.analysis_id) <> 1`,
  "releases without an analysis": `
    select r.id from release r left join analysis a on a.release_id = r.id where a.id is null`,
  "contents with missing or surplus parts": `
    select b.digest from blob b
    left join (select digest, sum(length(data)) size, count(*) parts, max(part) + 1 expected from blob_part group by 1) p
    using (digest) where p.size is distinct from b.stored_bytes or p.parts <> p.expected`,
  "contents that nothing refers to": `
    select digest from blob b where not exists (select from material_file f where f.digest = b.digest)
    and not exists (select from specification s where s.digest = b.digest)`,
  "jobs that wait or run": "select id, state from asbuilt_jobs.job where state < 'completed' and name = 'analyses'",
};

/** Where each release has one script, whose one call names it. */
export const ONE_CALL_EACH = {
  "analyses whose rows were written twice or not at all": `
    select a.id, count(c.analysis_id) from analysis a left join spec_call c on c.analysis_id = a.id
    group by a.id having count(c.analysis_id) <> 1`,
  "specifications of other material": `
    select a.id, c.url, r.input from analysis a join release r on r.id = a.release_id
    join spec_call c on c.analysis_id = a.id
    where not exists (
      select from material_file f where f.release_id = r.id and f.path = replace(substr(c.url, 6), '/{value}', '') || '.js')`,
};

/**
 * @param {(sql: string) => Promise<readonly object[]>} query
 * @param {Readonly<Record<string, string>>} more
 * @returns {Promise<readonly string[]>} what is wrong, with its rows
 */
export async function inconsistencies(query, more = {}) {
  const problems = [];
  for (const [what, sql] of Object.entries({ ...CHECKS, ...more })) {
    const rows = await query(sql);
    if (rows.length > 0) problems.push(`${rows.length} ${what}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return problems;
}
