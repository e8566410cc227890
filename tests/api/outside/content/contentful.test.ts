import { createClient as createDelivery } from 'contentful'
import { createClient as createManagement } from 'contentful-management'
import { describe, expect, it } from 'vitest'
import { openContentful } from '../../../../src/api/outside/content/open-content.ts'
import { describeContent } from './content-suite.ts'
import { QUIET } from './opened-content.ts'

const { CONTENTFUL_SPACE, CONTENTFUL_DELIVERY_TOKEN, CONTENTFUL_MANAGEMENT_TOKEN } = process.env
const config = {
  space: CONTENTFUL_SPACE ?? '',
  deliveryToken: CONTENTFUL_DELIVERY_TOKEN ?? '',
  managementToken: CONTENTFUL_MANAGEMENT_TOKEN ?? '',
}
const isConfigured = Object.values(config).every(Boolean)

describe.skipIf(!isConfigured)('With a space at Contentful', () => {
  describeContent('Contentful', async () => ({
    content: openContentful(config, QUIET),
    stranger: openContentful({ ...config, deliveryToken: 'wrong-token', managementToken: 'wrong-token' }, QUIET),
    delivery: createDelivery({ space: config.space, accessToken: config.deliveryToken }),
    management: createManagement(
      { accessToken: config.managementToken },
      { defaults: { spaceId: config.space, environmentId: 'master' } },
    ),
    fetch: url => fetch(url),
    close: async () => undefined,
  }))
})

describe('Contentful, before anything is asked', () => {
  it('is opened without a request, and embeds nothing', () => {
    const { handle } = openContentful({ space: 'space', deliveryToken: 'token', managementToken: 'token' }, QUIET)
    expect(handle).toBeUndefined()
  })
})
