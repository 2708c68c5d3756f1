console.log('Building db')
