declare namespace App {
  /** What the pages of content are made of; pages that are built once have none. */
  interface Locals {
    content: import('./editorial/site-content.ts').SiteContent
    pictures: import('./components/site-picture.ts').SitePictures
  }
}

/** Put in by astro.config.mjs, from the settings of whoever builds the pages. */
declare const OPERATOR: import('./contract/operator.ts').Operator
