import * as clock from './clock.ts'
import type { ControlCall } from './controlCall.ts'
import * as db from './db.ts'
import * as faults from './faults/faults.ts'
import * as realtimeFaults from './faults/realtimeFaults.ts'
import * as hosts from './hosts.ts'
import * as journal from './journal.ts'
import * as outcome from './outcome.ts'
import * as payments from './payments.ts'
import * as people from './people.ts'
import * as phones from './phones.ts'
import * as scenarios from './scenarios.ts'
import * as shapes from './shapes.ts'
import * as violations from './violations.ts'
import * as webhooks from './webhooks.ts'
import * as worlds from './worlds.ts'

/** All calls of the control API by name, for the docs and tests. Clients import single calls. */
export const controlCalls = {
  listWorlds: worlds.listWorlds,
  getWorld: worlds.getWorld,
  resetWorld: worlds.resetWorld,
  dropWorld: worlds.dropWorld,
  snapshotWorld: worlds.snapshotWorld,
  restoreWorld: worlds.restoreWorld,
  forkWorld: worlds.forkWorld,
  getDigest: worlds.getDigest,
  getClock: clock.getClock,
  advanceClock: clock.advanceClock,
  runToNextTimer: clock.runToNextTimer,
  setClock: clock.setClock,
  listHosts: hosts.listHosts,
  listJournal: journal.listJournal,
  countJournal: journal.countJournal,
  exportJournal: journal.exportJournal,
  clearJournal: journal.clearJournal,
  listRecords: db.listRecords,
  getRecord: db.getRecord,
  changeRecord: db.changeRecord,
  verifySeller: people.verifySeller,
  verifyTransporter: people.verifyTransporter,
  movePayout: payments.movePayout,
  listAccounts: people.listAccounts,
  openSession: people.openSession,
  getPhone: phones.getPhone,
  changePhone: phones.changePhone,
  listMessages: phones.listMessages,
  nextMessage: phones.nextMessage,
  enterPin: phones.enterPin,
  cancelPrompt: phones.cancelPrompt,
  queueScenario: phones.queueScenario,
  listPayments: payments.listPayments,
  getPayment: payments.getPayment,
  approvePayment: payments.approvePayment,
  failPayment: payments.failPayment,
  refundPayment: payments.refundPayment,
  resendCallbacks: payments.resendCallbacks,
  setNextCallback: payments.setNextCallback,
  sendCallback: payments.sendCallback,
  getOutcome: outcome.getOutcome,
  listScenarios: scenarios.listScenarios,
  postScenario: scenarios.postScenario,
  listViolations: violations.listViolations,
  reportViolation: violations.reportViolation,
  addFault: faults.addFault,
  listFaults: faults.listFaults,
  clearFaults: faults.clearFaults,
  removeFault: faults.removeFault,
  addRealtimeFault: realtimeFaults.addRealtimeFault,
  listRealtimeFaults: realtimeFaults.listRealtimeFaults,
  clearRealtimeFaults: realtimeFaults.clearRealtimeFaults,
  removeRealtimeFault: realtimeFaults.removeRealtimeFault,
  listSockets: realtimeFaults.listSockets,
  setWebhook: webhooks.setWebhook,
  getWebhooks: webhooks.getWebhooks,
  clearWebhook: webhooks.clearWebhook,
  resendDelivery: webhooks.resendDelivery,
  setShapes: shapes.setShapes,
  listShapes: shapes.listShapes,
  clearShapes: shapes.clearShapes,
} as const satisfies Record<string, ControlCall>
