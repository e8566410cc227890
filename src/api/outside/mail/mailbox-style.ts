/** For developers; the site's colours without its files. */
export const MAILBOX_STYLE = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f8f0df,#13132e);color:light-dark(#231f3d,#f7eedb);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1.125rem 4rem}
h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 .75rem;overflow-wrap:anywhere}
h2{font:400 1.375rem/1.2 Georgia,serif;margin:2rem 0 .75rem}
:lang(th) :is(h1,h2){font-weight:700;line-height:1.5}
a{color:light-dark(#845000,#ffd07a)}
:focus-visible{outline:3px solid light-dark(#3730a3,#ffe08f);outline-offset:2px}
.note,time,li span,dt{color:light-dark(#544d68,#c9c0d6)}
ol{list-style:none;margin:1.5rem 0;padding:0}
li{border-top:1px dashed light-dark(#dccdaf,#37366a)}
li a{display:grid;gap:.125rem;padding:.75rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover b{text-decoration:underline}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:46rem;border:1px solid light-dark(#dccdaf,#37366a);border-radius:10px;background:light-dark(#f8f0df,#13132e)}
pre{background:light-dark(#fffaf0,#1e1e44);border-radius:10px;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:.9375rem/1.5 ui-monospace,monospace}
`
