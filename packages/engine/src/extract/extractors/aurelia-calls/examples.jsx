// example: a client that is injected and set up where it is kept
const json = (value) => JSON.stringify(value);

export class Pantry {
  constructor(http) {
    this.http = http;
    this.http.configure((config) =>
      config.withBaseUrl("/pantry/").withDefaults({ credentials: "same-origin" }).rejectErrorResponses(),
    );
  }

  async jars(page) {
    // finds: call method=GET url=/pantry/jars query=page
    return (await this.http.get(`jars?page=${page}`)).json();
  }

  fill(jar, label) {
    // finds: call method=POST url=/pantry/jars/{id} body=label
    return this.http.post(`jars/${jar.id}`, json({ label }));
  }

  weigh(jar, scan) {
    const body = new FormData();
    body.append("scan", scan);
    // finds: call method=PUT url=/pantry/jars/{id}/weight body=scan
    return this.http.fetch(`jars/${jar.id}/weight`, { method: "PUT", body });
  }

  empty(jar) {
    // finds: call method=DELETE url=/pantry/jars/{id}
    return this.http.delete(`jars/${jar.id}`);
  }
}

// example: a table that is set up under the same name
export class Drawer {
  constructor(table) {
    this.table = table.configure((options) => options.withRows(4));
  }

  first(name) {
    // finds nothing
    return this.table.get(name) ?? this.table.fetch("drawers");
  }
}
