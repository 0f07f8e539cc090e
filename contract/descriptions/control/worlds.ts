import { forkWorld, getDigest, ResetOrder, SeedName, SnapshotLabel, WorldMoment, WorldSeed, WorldSummary } from '../../control/worlds.ts'
import { describeFields, describeSchema } from '../describe.ts'

const name = 'The name of the world: 1 to 40 of a-z, 0-9 and dash (QA-003).'
const now = 'The time of the world, ISO time in UTC.'

describeSchema(SeedName, 'A market to start with: the usual one, an empty one, or a large one (QA-008).')
describeSchema(WorldSeed, 'The market that the world started with. `file` is the one of `--seed` (WAY-008).')
describeFields(WorldSummary, {
  name,
  seed: 'The market it started with.',
  now,
  clock: 'How its clock runs.',
  entries: 'How many entries its journal has.',
  gone: 'How many entries were dropped or cleared from its journal.',
  snapshots: 'The labels of its snapshots. The one without a label is an empty text.',
})
describeFields(WorldMoment, { name, now })
describeFields(ResetOrder, {
  seed: 'The market to start with. By default that of the server.',
  products: 'How many products the seed `large` makes, 0 to 200,000.',
  orders: 'How many orders of the seller Mwanaidi the seed `large` makes, 0 to 50,000.',
  clock: 'How its clock runs. By default as the server was told.',
})
describeFields(SnapshotLabel, { label: 'The label, at most 40 characters. If missing, the snapshot without a label is meant.' })
describeFields(forkWorld.body, { into: 'The name of the copy: 1 to 40 of a-z, 0-9 and dash. A world with this name is replaced.' })
describeFields(getDigest.reply, { digest: '64 hex digits. Worlds with the same records, money and messages have the same (QA-006).' })
