import { expect, it } from 'vitest'
import { operatorOf } from '../../src/contract/operator.ts'

it('reads who runs the installation, an address of several lines however they are parted', () => {
  const settings = { OPERATOR_NAME: ' Paper Theatre ', OPERATOR_EMAIL: 'hello@example.org' }
  const address = ['Lantern Lane 1', '12345 Papertown']
  for (const lines of [
    'Lantern Lane 1|12345 Papertown',
    'Lantern Lane 1 \n\n12345 Papertown',
    'Lantern Lane 1\\n12345 Papertown',
  ]) {
    expect(operatorOf({ ...settings, OPERATOR_ADDRESS: lines })).toEqual({
      name: 'Paper Theatre',
      address,
      email: 'hello@example.org',
    })
  }
})

it('has nothing to say of an operator who said nothing', () => {
  expect(operatorOf({ OPERATOR_ADDRESS: ' ' })).toEqual({ name: '', address: [], email: '' })
})
