import { Health, Hosts } from '../../control/hosts.ts'
import { describeFields } from '../describe.ts'

describeFields(Hosts, {
  hosts: 'The addresses of this machine in the network. Empty if the server listens on the loopback address only.',
  token: 'The token that control calls from other devices need. Null if none is needed (WAY-009).',
})
describeFields(Health, { status: 'Always `ok`; a server that is not ready answers 500 or not at all.' })
