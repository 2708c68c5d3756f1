import process from 'node:process'

// Only Windows sends SIGBREAK: SIGUSR2 stands for it.
process.on('SIGUSR2', () => process.emit('SIGBREAK', 'SIGBREAK'))
