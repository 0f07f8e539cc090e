import type { Random } from '../../src/world/random.ts'
import { hostileValues } from './hostile.ts'
import { type FrameOptions, frame } from './rawSocket.ts'

/** Packets of engine.io and socket.io that are invalid, out of order, or named like internal events of the library. */
export const packets: readonly string[] = [
  '',
  '0',
  '0{"sid":"x"}',
  '1',
  '2',
  '2probe',
  '3',
  '4',
  '5',
  '6',
  '7',
  'b',
  'bAAAA',
  'b////',
  '\u001e\u001e4\u001e',
  '40',
  '40{"token":1}',
  '40null',
  '40[]',
  '40/other,{}',
  '40/__proto__,{}',
  '41',
  '41/other,',
  '42',
  '42[]',
  '42[1]',
  '42[1,2,3]',
  '42[1e999]',
  '42[null]',
  '42[[]]',
  '42[{}]',
  '42{}',
  '42"x"',
  '42["error"]',
  '42["error",{"message":"x"}]',
  '42["connect"]',
  '42["connection"]',
  '42["disconnect"]',
  '42["disconnecting"]',
  '42["newListener"]',
  '42["removeListener","x"]',
  '42["__proto__",{}]',
  '42["constructor"]',
  '42["toString"]',
  '42["pushResponseReceived"]',
  '421["pushResponseReceived"]',
  '421["pushResponseReceived",{"reference":"RF-1"}]',
  '42999999999999999999["x"]',
  '42/other,["x"]',
  '42["x",{"_placeholder":true,"num":0}]',
  '43[]',
  '431[]',
  '4312["x"]',
  '44{"message":"x"}',
  '45["x"]',
  '451-["x",{"_placeholder":true,"num":0}]',
  '451-["x",{"_placeholder":true,"num":-1}]',
  '452-[{"_placeholder":true,"num":0}]',
  '45999999999-["x"]',
  '461-1[]',
  '47',
  '4z',
  `42["x",${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
  `42[${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}]`,
  `42["${'x'.repeat(300_000)}"]`,
  `42${'9'.repeat(5_000)}["x"]`,
]

const shapes: readonly FrameOptions[] = [
  { opcode: 2 },
  { opcode: 0 },
  { opcode: 3 },
  { opcode: 8 },
  { opcode: 9 },
  { opcode: 10 },
  { opcode: 15 },
  { isLast: false },
  { isMasked: false },
  { reserved: 4 },
  { reserved: 1 },
  { length: 2 ** 40 },
  { length: 2_000_000 },
  { length: 0 },
]

/** Returns the bytes of one frame: usually a valid frame with an odd packet, sometimes an invalid frame. */
export function makeFrame(random: Random): Buffer {
  const packet = packetOf(random)
  if (random.next() < 0.8) return frame(packet)
  if (random.next() < 0.2) return frame(Buffer.from([0x34, 0x32, 0xff, 0xc3, 0x28]))
  return frame(packet.slice(0, 100), random.pick(shapes))
}

function packetOf(random: Random): string {
  switch (random.int(0, 3)) {
    case 0:
    case 1:
      return random.pick(packets)
    case 2:
      return `42${JSON.stringify(['pushResponseReceived', random.pick(hostileValues)])}`
    default:
      return `4${random.int(0, 9)}${random.pick(['', '7', '1-'])}${JSON.stringify([random.pick(hostileValues), { reference: random.pick(hostileValues) }])}`
  }
}
