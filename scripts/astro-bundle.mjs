// An adapter that starts no server: the pages of content are left in dist/server, and the service renders them into files.
export default function bundle() {
  return {
    name: 'bundle',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'bundle',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../src/pages/_bundle.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
            envGetSecret: 'stable',
          },
        }),
    },
  }
}
