console.log('Building api')
