// Whether the process in this container answers: `node deploy/healthcheck.mjs /livez`, or /readyz for its database too.
const [path = '/livez'] = process.argv.slice(2)
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4321}${path}`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
