// example: what is the same in every request
const CLIENT = "desk-web";

export function renew(token) {
  // finds: call method=POST url=/oauth/token body=grant_type,client_id,refresh_token
  // finds: constant name=grant_type value=refresh_token
  // finds: constant name=client_id value=desk-web
  return fetch("/oauth/token", {
    method: "POST",
    body: JSON.stringify({ grant_type: "refresh_token", client_id: CLIENT, refresh_token: token }),
  });
}

// example: headers of the product's own
// finds: constant value=X-Desk-Id
const ofDesk = (desk) => ({ "X-Desk-Id": desk.id, "content-type": "application/json" });

export function close(desk, send) {
  // finds: constant name=x-desk-client value=web
  send("/desks/close", { headers: { ...ofDesk(desk), "x-desk-client": "web", Authorization: desk.token } });
}

// example: which of several things is asked for
export const ask = (kind) => [
  // finds: call method=POST url=/reports/day body=report
  fetch("/reports/day", { method: "POST", body: JSON.stringify({ report: "lent" }) }),
  // finds: call method=POST url=/reports/week body=report
  fetch("/reports/week", { method: "POST", body: JSON.stringify({ report: "late" }) }),
  // finds: call method=POST url=/reports/month body=report
  fetch("/reports/month", { method: "POST", body: JSON.stringify({ report: "lost" }) }),
  // finds: call method=POST url=/reports/year body=report,kind
  fetch("/reports/year", { method: "POST", body: JSON.stringify({ report: "bought", kind }) }),
];
